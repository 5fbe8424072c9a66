import { chromium } from 'playwright-core'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
const srv = spawn('/tmp/fs3', ['serve','--data','/tmp/newcomer-data','--port','8795'], { stdio:'ignore' })
let ctx, code=0
try {
  for (let i=0;i<50;i++){ try { await fetch('http://localhost:8795/'); break } catch { await new Promise(r=>setTimeout(r,100)) } }
  const [w,h]=(process.env.SIZE||'1440x900').split('x').map(Number)
  ctx = await chromium.launchPersistentContext('/tmp/newcomer-profile', { executablePath:'/usr/bin/chromium', viewport:{width:w,height:h}, args:['--no-sandbox'] })
  const page = ctx.pages()[0] || await ctx.newPage()
  page.setDefaultTimeout(5000)
  page.on('pageerror', e=>console.log('PAGEERROR', e.message))
  page.on('console', m=>m.type()==='error'&&console.log('CONSOLE', m.text()))
  const base='http://localhost:8795'
  const shot = (n,full=false)=>page.screenshot({path:`/tmp/newcomer/${n}.png`, fullPage:full})
  const text = async()=>console.log(await page.locator('body').innerText())
  const buttons = async()=>{ for (const b of await page.locator('button:visible, a:visible, summary:visible').all()) console.log('·', (await b.innerText().catch(()=>'' )).replace(/\s+/g,' ').slice(0,140), '|', await b.getAttribute('aria-label')||'', await b.isDisabled()?'DIS':'') }
  const wait = ms=>page.waitForTimeout(ms)
  const AF = Object.getPrototypeOf(async()=>{}).constructor
  await new AF('page','base','shot','text','buttons','wait', readFileSync('/tmp/newcomer/step.js','utf8'))(page,base,shot,text,buttons,wait)
} catch(e){ console.log('ERR', e.message); code=1 }
finally { await ctx?.close().catch(()=>{}); srv.kill() }
process.exit(code)
