/**
 * Defines the shaders.
 *
 * Objects are placed in a straight tube, which the vertex shader bends. Colours and fog are calculated per vertex, to
 * keep pixels cheap.
 */
import { BALL_RADIUS, TUBE_RADIUS } from '../rules/curve.ts'

/**
 * Uniform block of all programs, filled by `uniforms.ts` once per frame. bend: sideways by s² and by s³. now: roll of the
 * tube, scroll of its pattern, metres to the next zone and to full fog. ball: angle, radius, squash, and metres to the
 * mark of the best round. roll: the ball's orientation. drum: both ends of a rotating stretch, its rotation, its
 * direction. hue: five colours of this zone and five of the next, with the pattern as their alpha. coat: three colours
 * of the ball and that of its face; its pattern and its glow as alphas.
 */
export const FRAME = `#version 300 es
precision highp float;
layout(std140) uniform Frame { mat4 lens; vec4 bend, now, ball, roll, drum[2], hue[10], coat[4]; };
const float R = ${TUBE_RADIUS.toFixed(2)}, B = ${BALL_RADIUS.toFixed(2)}, T = 6.2831853;
`

/** Positions are turns around the tube, metres from its axis, and metres ahead of the ball. */
export const VERTEX = `${FRAME}
layout(location=0) in vec3 p;
layout(location=1) in vec3 n;
layout(location=2) in vec4 a;
layout(location=3) in vec4 b;
layout(location=4) in vec4 c;
vec3 place(float turns, float r, float s) {
  float th = turns * T + now.x;
  return vec3(vec2(sin(th), -cos(th)) * r + s * s * (bend.xy + bend.zw * s), -s);
}
vec3 tint(int i, float s) { return mix(hue[i].rgb, hue[i + 5].rgb, smoothstep(-3., 3., s - now.z)); }
float fog(float s) { float f = clamp(s / now.w, 0., 1.); return f * f * (1.6 - .6 * f); }
`

export const TUBE_VERTEX = `${VERTEX}
out vec4 at;
out vec3 wall, inlay, glow, light;
flat out float kind;
void main() {
  float s = p.y, th = p.x * T + now.x, thin = fog(s), up = cos(th);
  float clear = (1. - thin) * (.62 + .38 * smoothstep(-1., .9, up));
  at = vec4(p.x, s, s + now.y, .02 + .0005 * (s + 8.) * (s + 8.));
  wall = tint(0, s) * clear;
  inlay = mix(wall, tint(1, s) * clear, 1. - .7 * clamp(s / now.w, 0., 1.));
  glow = tint(2, s) * (1. - thin);
  float lamps = pow(max(0., cos(th - 2.2)), 40.) + pow(max(0., cos(th + 2.2)), 40.);
  light = tint(3, s) * (thin + lamps * .3 * (1. - thin));
  kind = s > now.z ? hue[5].a : hue[0].a;
  gl_Position = lens * vec4(place(p.x, R, s), 1.);
}`

/**
 * Where the tube rotates, arrows on its wall show the direction. A chequered line of gold and white marks the best
 * round.
 */
export const TUBE_FRAGMENT = `${FRAME}
in vec4 at;
in vec3 wall, inlay, glow, light;
flat in float kind;
out vec4 o;
float band(float x, float soft) { return smoothstep(-soft, soft, abs(fract(x) - .5) - .25); }
float pattern(float u, float d, float soft) {
  if (kind < .5) return abs(band(u * 8., soft * 2.) - band(d / 8., soft));
  if (kind < 1.5) return band(d / 8. + abs(fract(u * 6.) - .5) * 1.2, soft);
  if (kind < 2.5) return band(u * 7. + sin(d * T / 16.) * .18, soft * 2.);
  if (kind < 3.5) return smoothstep(-soft, soft, abs(fract(u * 10.) - .5) + abs(fract(d / 8.) - .5) - .5);
  return band(u * 5. + d / 16., soft * 1.5);
}
void main() {
  float u = at.x, d = at.z, blur = at.w;
  float turning = 0., hem = 9.;
  for (int i = 0; i < 2; i++) {
    vec2 ends = vec2(at.y - drum[i].x, drum[i].y - at.y);
    if (min(ends.x, ends.y) < 0.) continue;
    u -= drum[i].z;
    turning = drum[i].w;
    hem = min(ends.x, ends.y);
  }
  float rib = abs(fract(d / 16. + .5) - .5) * 16.;
  float seam = abs(fract(u * 4. + .5) - .5) * T * R / 4.;
  vec2 under = vec2((fract(at.x - ball.x + .5) - .5) * T * R, at.y);
  float near = dot(under, under);
  float shade = 1. + 2. * near / (1. + 9. * max(0., R - ball.y - B));
  float soft = .02 + blur * .12;
  float inlaid = turning == 0. ? pattern(u, d, soft) : band(u * 9. - turning * abs(fract(d / 5.) - .5), soft * 2.);
  vec3 c = mix(wall, turning == 0. ? inlay : mix(inlay, glow, .45), inlaid);
  c *= (1. - .35 * smoothstep(1.1, .3, rib)) * (1. - .65 * step(ball.y, R) / (shade * shade));
  float line = smoothstep(.1 + blur, .05, rib) * .2 / (.2 + blur) * smoothstep(-7., 3., at.y);
  line = max(line, .6 * smoothstep(.05 + blur * .1, .02, seam));
  c += glow * (.26 / (1. + rib * rib * 3.) + .1 / (1. + seam * seam * 40.) + .15 / (1. + near * .4));
  c = mix(c, glow, max(line, smoothstep(.3 + blur, .2, hem)));
  if (abs(ball.w - 38.) < 47.) {
    float mark = at.y - ball.w, chequer = step(.5, fract(u * 18. + .5 * step(mark, 0.)));
    vec3 gold = mix(vec3(1., .6, .05), vec3(1., .97, .8), chequer) * smoothstep(84., 40., at.y);
    c = mix(c, gold, smoothstep(.62, .54, abs(mark))) + vec3(1., .7, .2) * .4 * step(at.y, 70.) / (1. + mark * mark);
  }
  o = vec4(c + light, 1.);
}`

/**
 * a: from, span, inner and outer radius · b: near and far end, kind (0 wall, 1 blade, 2 hub, 3 hole). A hole has only
 * its sides and its far end.
 */
export const SOLID_VERTEX = `${VERTEX}
out vec3 at, size, base, light;
flat out vec3 face;
flat out float kind;
void main() {
  float r = mix(a.z, a.w, p.y), s = mix(b.x, b.y, p.z), mid = a.x + a.y * .5;
  kind = b.z;
  bool even = kind == 1.;
  vec3 q = place(even ? mid : a.x + a.y * p.x, r, s);
  float th = mid * T + now.x, wide = a.y * T * (R - B);
  if (even) q.xy += vec2(cos(th), sin(th)) * (p.x - .5) * wide;
  size = vec3(wide, a.w - a.z, b.y - b.x);
  at = p;
  face = abs(n);
  base = (kind == 3. ? mix(tint(0, s) * .55, vec3(.02, .01, .06), p.y) : tint(4, s)) * (1. - fog(s));
  light = tint(3, s) * fog(s);
  gl_Position = kind == 3. && n.z + abs(n.y) > .5 ? vec4(2, 2, 2, 1) : lens * vec4(q, 1.);
}`

export const SOLID_FRAGMENT = `${FRAME}
in vec3 at, size, base, light;
flat in vec3 face;
flat in float kind;
out vec4 o;
void main() {
  vec3 rim = min(at, 1. - at) * size, c = base;
  if (kind < 2.5) {
    vec2 e = face.x > .5 ? rim.yz : face.y > .5 ? rim.xz : rim.xy;
    float edge = kind > 1.5 ? e.y : min(e.x, e.y);
    float lit = face.x > .5 ? .5 : face.y > .5 ? .95 : .86;
    if (face.z > .5 && kind < .5) {
      float bar = abs(fract((at.x * size.x + at.y * size.y) / 1.1) - .5) - .25;
      lit += .2 * smoothstep(0., .06, bar) - .22 * at.y;
    }
    float line = smoothstep(.11, .05, edge) * .75;
    c = base * (lit + line * .4 + .35 / (1. + edge * edge * 30.)) + line * .85 * length(base);
  }
  o = vec4(c + light, 1.);
}`

/** a: from, span, near and far end · b: whether the near and the far end continue in an adjacent hole */
export const HOLE_VERTEX = `${VERTEX}
out vec4 at;
out vec3 base, warn, light;
flat out vec2 open;
void main() {
  float s = mix(a.z, a.w, p.y);
  at = vec4(p.xy, a.y * T * R, a.w - a.z);
  open = b.xy * 9.;
  base = mix(vec3(.03, .015, .09), tint(0, s) * .35, .35) * (1. - fog(s));
  warn = mix(tint(4, s), vec3(1), .35) * (1. - fog(s));
  light = tint(3, s) * fog(s);
  gl_Position = lens * vec4(place(a.x + a.y * p.x, R * .994, s), 1.);
}`

export const HOLE_FRAGMENT = `${FRAME}
in vec4 at;
in vec3 base, warn, light;
flat in vec2 open;
out vec4 o;
void main() {
  vec2 sky = gl_FragCoord.xy / 26., rim = min(at.xy, 1. - at.xy) * at.zw, m = at.xy * at.zw;
  float g = fract(sin(dot(floor(sky), vec2(12.99, 78.23))) * 43758.5);
  float star = smoothstep(.16, 0., length(fract(sky) - .3 - .4 * vec2(g, fract(g * 7.)))) * step(.72, g);
  float edge = min(rim.x, min(m.y + open.x, at.w - m.y + open.y));
  float dash = smoothstep(.12, .18, abs(fract((m.x + m.y) / .9) - .5));
  o = vec4(base + star * .55 + warn * (smoothstep(.16, .1, edge) * dash + .22 * exp(-edge * 5.)) + light, 1.);
}`

/** a: angle, radius, metres ahead, scale · b: spin, kind (0 gem, 1 ball, 2 bubble, 3 flames), opacity */
export const BODY_VERTEX = `${VERTEX}
out vec3 skin, normal, eye, sheen, light;
flat out vec3 kind;
vec3 turned(vec4 q, vec3 v) { return v + 2. * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void main() {
  float th = a.x * T + now.x, thin = fog(a.z * .8);
  mat3 frame = mat3(cos(th), sin(th), 0, -sin(th), cos(th), 0, 0, 0, 1);
  vec4 q = b.y == 1. ? roll : vec4(0, sin(b.x / 2.), 0, cos(b.x / 2.));
  vec3 m = turned(q, p);
  if (b.y == 1.) m *= vec3(vec2(inversesqrt(ball.z)), ball.z);
  vec3 w = place(a.x, a.y, a.z) + frame * m * a.w;
  skin = p;
  normal = frame * turned(q, n);
  eye = vec3(0., .4, 5.) - w;
  sheen = tint(2, a.z);
  light = tint(3, a.z) * thin;
  kind = vec3(b.yz, 1. - thin);
  gl_Position = lens * vec4(w, 1.);
}`

/**
 * `paint` returns the signed distances to the areas of the second and the third colour of the coat. Each facet of the
 * mirror ball is tilted differently. Translucent bodies hide their far side. The ghost ball is paler, so that it does not
 * look muddy.
 */
export const BODY_FRAGMENT = `${FRAME}
in vec3 skin, normal, eye, sheen, light;
flat in vec3 kind;
out vec4 o;
float ink(float d) { return smoothstep(.02, -.02, d); }
float wave(vec3 q) { return sin(q.x * 4. + sin(q.y * 3.)) + sin(q.y * 5. + sin(q.z * 4.)) + sin(q.z * 4. + q.x); }
vec2 paint() {
  float x = abs(skin.x), turn = atan(skin.y, skin.z) / T, w = fract(turn * 3. + .5) * 3.;
  int kind = int(coat[0].a);
  if (kind == 0) return vec2(.42 - x, min(abs(x - .42) - .04, .86 - x));
  if (kind == 1) return vec2(abs(fract(turn * 8. + sin(skin.x * 14.) * .06) - .5) - .2 * sqrt(1. - x), .93 - x);
  if (kind == 2) return vec2(min(abs(w - 1.5) - .5, .9 - x), max(abs(w - 2.5) - .5, x - .9));
  if (kind == 3) {
    float band = sin(skin.x * 12. + .6 * sin(turn * T * 4. + x * 9.)) * .3 - .06;
    return vec2(band, length((skin.xy - vec2(-.5, -.3)) * vec2(1.6, 1)) - .26);
  }
  if (kind == 4) return vec2(sin(turn * T * 3. + skin.x * 5.) * .3, .9 - x);
  if (kind == 5) return vec2(wave(skin * 2.), .42 - max(abs(fract(skin.x * 5.) - .5), abs(fract(turn * 18.) - .5)));
  return vec2(wave(skin * 2.7) * .3, abs(wave(skin * 1.6)) * .3 - .07);
}
void main() {
  vec3 facet = cross(dFdx(eye), dFdy(eye)), v = normalize(eye), c;
  vec3 k = normalize(kind.x < .5 ? facet : normal);
  vec2 cell = floor(vec2(skin.x * 5., atan(skin.y, skin.z) / T * 18.));
  if (kind.x == 1. && coat[0].a == 5.) k = normalize(k + .5 * sin(cell.xyx * vec3(2.3, 1.7, 4.1) + cell.yxy * 3.7));
  vec3 r = reflect(-v, k);
  float rim = pow(1. - max(0., dot(k, v)), 3.);
  float shine = pow(max(0., dot(r, vec3(-.45, .74, .5))), 50.);
  float window = smoothstep(.55, .62, dot(r, vec3(-.25, .8, .54)));
  if (kind.y < 1. && dot(normal, v) < 0.) discard;
  if (kind.x > 1.5) {
    float thin = rim * .8 + .1;
    vec3 low = vec3(.5, .95, 1), high = vec3(1, .6, .95);
    if (kind.x > 2.5) low = vec3(1.9, .5, .05), high = vec3(1.9, 1.3, .4), thin = rim + .3;
    c = mix(low, high, k.y * .5 + .5) * thin + shine + window * .25;
    o = vec4(c, thin * .4) * kind.y;
    return;
  }
  if (kind.x > .5) {
    vec2 f = skin.xy / .95, g = vec2(abs(f.x) - .2, f.y - .14), p = paint();
    float third = ink(p.y);
    c = mix(mix(coat[0].rgb, coat[1].rgb, ink(p.x)), coat[2].rgb, third);
    float lip = max(abs(length(f - vec2(0, .02)) - .2) - .035, f.y + .06);
    float face = max(ink(length(g * vec2(1.35, 1)) - .115), ink(lip)) * step(0., skin.z);
    c = mix(c, coat[3].rgb, face);
    c = mix(c, vec3(1), ink(length(g - vec2(-.03, .045)) - .036) * step(0., skin.z));
    if (kind.y < 1.) c = mix(c, vec3(1), .4);
    c *= mix(.77 + .35 * k.y, 1., coat[1].a * max(third, face));
    c += sheen * rim * .55 + shine * .9 + window * .28;
  } else {
    c = mix(vec3(.86, .42, 0), vec3(1., .93, .35), .5 + .5 * dot(k, vec3(-.4, .8, .45)));
    c += pow(max(0., dot(r, vec3(.2, .6, .77))), 12.) * .8 + rim * .4;
  }
  o = vec4(c * kind.z + light, 1.) * kind.y;
}`

/** A soft streak. a and b: its two ends, width and opacity · c: colour, and how solid it is (0 is pure light) */
export const SPARK_VERTEX = `${VERTEX}
out vec2 at;
out vec4 colour;
void main() {
  vec4 head = lens * vec4(place(a.x, a.y, a.z), 1.), tail = lens * vec4(place(b.x, b.y, b.z), 1.);
  vec4 q = p.x > 0. ? head : tail;
  vec2 zoom = vec2(lens[0][0], lens[1][1]), way = (head.xy / head.w - tail.xy / tail.w) / zoom;
  way = length(way) > .0001 ? normalize(way) : vec2(1, 0);
  q.xy += (way * p.x + vec2(-way.y, way.x) * p.y) * a.w * zoom;
  at = p.xy;
  colour = c * b.w * clamp(2. - 2. * a.z / now.w, 0., 1.);
  gl_Position = min(head.w, tail.w) < .3 ? vec4(2, 2, 2, 1) : q;
}`

export const SPARK_FRAGMENT = `${FRAME}
in vec2 at;
in vec4 colour;
out vec4 o;
void main() {
  float f = max(0., 1. - length(at));
  o = colour * min(1., f * f + f * colour.a);
}`
