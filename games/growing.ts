/** What stands at a game's address until it can be played: a seedling, its name, and a promise. No script. */
import type { About } from './kit/about.ts'
import { escapeHtml, page } from './page.ts'

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;overflow:hidden;text-align:center;
font:600 17px/1.5 "Baloo 2",Nunito,ui-rounded,system-ui,sans-serif;color:#fff;
background:radial-gradient(90vmax 60vmax at 50% 88%,#ffe9b8cc,#ffcf9655 35%,transparent 70%),
linear-gradient(#2b1b6bcc,#5b34a899 45%,#ff8fb377 80%,#ffd6a055)}
main{position:relative;padding:20px;max-width:480px}
h1{font-size:clamp(34px,11vw,60px);line-height:1.05;margin:0 0 12px;font-weight:900;letter-spacing:.01em;color:#ffd65c;
-webkit-text-stroke:.2em #33156f;paint-order:stroke fill;text-shadow:0 .1em .2em #1a083f99}
p{margin:0 auto 10px;padding:10px 18px;border-radius:18px;background:#1d0c4dd9}
p+p{display:inline-block;font-size:15px}
.hills{position:fixed;inset:auto 0 0;width:100%;height:34vh}
.pot{width:min(38vw,24vh,190px);overflow:visible}
.leaf{transform-origin:60px 74px;animation:sway 4s ease-in-out infinite alternate}
.leaf+.leaf{animation-delay:-2s}
@keyframes sway{from{transform:rotate(-5deg)}to{transform:rotate(5deg)}}
@media(prefers-reduced-motion:reduce){.leaf{animation:none}}
@media(max-height:420px){.pot{display:none}}`

const HILLS = `<svg class="hills" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
<path fill="#5f3296" opacity=".6" d="M0 90Q200 10 420 90T860 70 1200 60V300H0z"/>
<path fill="#462380" opacity=".85" d="M0 160Q180 100 380 150T800 150 1200 130V300H0z"/>
<path fill="#341c6b" d="M0 220Q240 170 480 220T960 210 1200 215V300H0z"/></svg>`

const SEEDLING = `<svg class="pot" viewBox="0 0 120 130" aria-hidden="true"><defs>
<radialGradient id="g" cx=".35" cy=".25" r="1"><stop stop-color="#c9ffb0"/><stop offset=".5" stop-color="#3ec763"/>
<stop offset="1" stop-color="#0b6a35"/></radialGradient>
<linearGradient id="p" x2="0" y2="1"><stop stop-color="#ffb27a"/><stop offset="1" stop-color="#c2502c"/></linearGradient></defs>
<ellipse cx="60" cy="125" rx="40" ry="5" opacity=".35"/>
<path class="leaf" fill="url(#g)" d="M60 74C60 40 34 26 10 30 10 56 34 76 60 74z"/>
<path class="leaf" fill="url(#g)" d="M60 74C58 36 84 14 112 16 114 48 90 78 60 74z"/>
<path stroke="#23964a" stroke-width="6" stroke-linecap="round" d="M60 92V68"/>
<path fill="url(#p)" d="M28 92h64l-8 32q-1 3-4 3H40q-3 0-4-3z"/><rect x="22" y="84" width="76" height="14" rx="6" fill="#ff9a63"/>
<rect x="27" y="86" width="66" height="4" rx="2" fill="#fff" opacity=".5"/>
<ellipse cx="51" cy="108" rx="2.6" ry="3.8" fill="#6b1f10"/><ellipse cx="69" cy="108" rx="2.6" ry="3.8" fill="#6b1f10"/>
<path d="M55 114q5 4 10 0" fill="none" stroke="#6b1f10" stroke-width="2.4" stroke-linecap="round"/></svg>`

export function growingPage(about: About, siteName: string): string {
  const body = `${HILLS}<main>${SEEDLING}<h1>${escapeHtml(about.title)}</h1><p>${escapeHtml(about.summary)}</p>
<p>Still growing. It will be planted here soon.</p></main>`
  return page({ about, siteName, style: STYLE.replaceAll('\n', ''), body })
}
