// Reading aloud with the browser's voices. Browsers without voices get no button.

class Speech {
  available = $state(false)
  speaking = $state(false)

  start(): void {
    if (!('speechSynthesis' in globalThis)) return
    const look = (): void => {
      this.available = speechSynthesis.getVoices().length > 0
    }
    look()
    // Voices arrive late in some browsers.
    speechSynthesis.addEventListener?.('voiceschanged', look)
  }

  toggle(text: string): void {
    if (this.speaking) {
      this.stop()
      return
    }
    const words = new SpeechSynthesisUtterance(text)
    words.lang = 'en'
    words.rate = 0.95
    words.onend = words.onerror = () => {
      this.speaking = false
    }
    speechSynthesis.cancel()
    speechSynthesis.speak(words)
    this.speaking = true
  }

  stop(): void {
    if (!this.speaking) return
    speechSynthesis.cancel()
    this.speaking = false
  }
}

export const speech = new Speech()
