import { expect, test } from 'vitest'
import { onlyHere } from './share'

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'fire.localhost', '0.0.0.0'])('%s leads only to this machine', (name) => {
  expect(onlyHere(name)).toBe(true)
})

test.each(['192.168.1.20', 'fireside.example', 'localhost.example', '127.0.0.1.example', '[fe80::1]'])(
  '%s can be reached from elsewhere',
  (name) => {
    expect(onlyHere(name)).toBe(false)
  },
)
