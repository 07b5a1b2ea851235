/** Serves the plain pages of the energy benchmark: three kinds of simple games, an empty page, and a page with a frame. */
import { createServer } from 'node:http'
import { BENCH_SETTINGS } from './servers.ts'

const page = (title: string, content: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><style>html,body{margin:0;height:100%;overflow:hidden}</style>${content}`

/** Sixteen tiles as elements, one of which moves on a key. */
const DOM_BOARD = page(
  'DOM board',
  `<style>body{background:#faf8ef}main{width:480px;margin:60px auto;display:grid;grid-template-columns:repeat(4,1fr);gap:12px}
div{height:108px;border-radius:8px;background:#eee4da;font:700 40px/108px sans-serif;text-align:center;transition:transform .1s}</style>
<main>${Array.from({ length: 16 }, (_, i) => `<div>${2 ** (i % 11)}</div>`).join('')}</main>
<script>addEventListener('keydown',()=>{const tile=document.querySelector('div');tile.style.transform=tile.style.transform?'':'translateX(120px)'})</script>`,
)

/** Two hundred shapes on a canvas, drawn again only on a key. */
const CANVAS_BOARD = page(
  'Canvas redrawn on change',
  `<style>canvas{width:100%;height:100%}</style><canvas></canvas><script>
const canvas=document.querySelector('canvas'),pen=canvas.getContext('2d',{alpha:false})
canvas.width=innerWidth;canvas.height=innerHeight
let turn=0
function draw(){pen.fillStyle='#203060';pen.fillRect(0,0,canvas.width,canvas.height)
for(let i=0;i<200;i++){pen.fillStyle='hsl('+i*31%360+' 80% 60%)';pen.beginPath()
pen.arc((i*97+turn*13)%canvas.width,i*61%canvas.height,18,0,7);pen.fill()}turn++}
requestAnimationFrame(draw)
addEventListener('keydown',()=>requestAnimationFrame(draw))</script>`,
)

/** Three layers that scroll forever by CSS, and a script that moves a figure in every frame. */
const SCROLLING_SCENE = page(
  'Scrolling DOM scene',
  `<style>body{background:#4ec0ca}div{position:absolute;left:0;height:100%;width:200%;animation:go linear infinite}
@keyframes go{to{transform:translateX(-50%)}}
.far{background:repeating-linear-gradient(90deg,#ffffff55 0 80px,transparent 80px 320px);animation-duration:40s}
.mid{top:60%;background:repeating-linear-gradient(90deg,#5ee270 0 160px,#4bc45c 160px 320px);animation-duration:20s}
.near{top:85%;background:repeating-linear-gradient(90deg,#ded895 0 32px,#c9c27d 32px 64px);animation-duration:8s}
b{position:absolute;left:30%;top:40%;width:40px;height:30px;border-radius:50%;background:#f8d71c}</style>
<div class=far></div><div class=mid></div><div class=near></div><b></b>
<script>const bird=document.querySelector('b');(function fly(now){requestAnimationFrame(fly)
bird.style.transform='translateY('+Math.sin((now||0)/300)*80+'px)'})()</script>`,
)

/** A page with a frame, which can be hidden without the frame noticing. */
const HOST = page(
  'Host',
  `<style>iframe{width:100%;height:100%;border:0}</style><iframe allow="autoplay"></iframe>
<script>document.querySelector('iframe').src=decodeURIComponent(location.search.slice(1))</script>`,
)

const PAGES: Readonly<Record<string, string>> = {
  '/empty': page('Empty', ''),
  '/dom-board': DOM_BOARD,
  '/canvas-board': CANVAS_BOARD,
  '/scrolling-scene': SCROLLING_SCENE,
  '/host': HOST,
}

/** The pages that are compared with the games. */
export const STAND_INS = ['empty', 'dom-board', 'canvas-board', 'scrolling-scene'] as const

/** Serves from the site's origin, the only one that may embed a game. */
export async function servePages(): Promise<{ readonly origin: string; close(): void }> {
  const { ports, origins } = BENCH_SETTINGS
  const server = createServer(({ url = '' }, response) => {
    const found = PAGES[url.split('?')[0] ?? '']
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' }).end(found ?? '')
  })
  await new Promise<void>((ready) => server.listen(ports.site, '127.0.0.1', ready))
  return { origin: origins.site, close: () => void server.close() }
}
