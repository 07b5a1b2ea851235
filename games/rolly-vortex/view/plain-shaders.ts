/**
 * Defines the shaders for software rendering, which pays for every instruction of a pixel and executes all branches. The
 * wall has one formula for all its patterns, with coefficients from the vertex shader.
 */
import { BODY_FRAGMENT, FRAME, VERTEX } from './shaders.ts'

/**
 * a: both ends of a band, its rotation, the origin of its pattern · b: the pattern. Coefficients of `x`, `y` and of their
 * sum: see the fragment shader. The patterns are those of `bands.ts`, in order.
 */
export const PLAIN_TUBE_VERTEX = `${VERTEX}
out vec4 at;
out vec3 wall, inlay, glow;
flat out vec4 across, along, sum;
flat out vec2 shadow;
const vec4 X[9] = vec4[9](vec4(8, 0, 0, 0), vec4(6, 0, 0, 0), vec4(0, .0625, 0, 0), vec4(10, 0, 0, 0), vec4(0),
  vec4(0, .1875, 0, 0), vec4(0, .1875, 0, 0), vec4(0), vec4(18, 0, 0, 0));
const vec4 Y[9] = vec4[9](vec4(0, .125, 0, 0), vec4(0, .125, 1.2, 0), vec4(7, 0, 0, .36), vec4(0, .125, 0, 0),
  vec4(5, .0625, 0, 0), vec4(9, 0, 1, 0), vec4(9, 0, -1, 0), vec4(0), vec4(0, .40625, 0, 0));
const vec4 SUM[9] = vec4[9](vec4(6, 6, -24, -1.5), vec4(0, 1, 0, -.25), vec4(0, 1, 0, -.25), vec4(1, 1, 0, -.5),
  vec4(0, 1, 0, -.25), vec4(0, 1, 0, -.25), vec4(0, 1, 0, -.25), vec4(0), vec4(6, 6, -24, -1.5));
void main() {
  float s = clamp(p.y, a.x, a.y), th = p.x * T + now.x, thin = fog(s);
  float clear = (1. - thin) * (.62 + .38 * smoothstep(-1., .9, cos(th)));
  int pattern = int(b.x);
  across = X[pattern];
  along = Y[pattern];
  sum = SUM[pattern];
  at = vec4(p.x - a.z, s - a.w, p.x - ball.x + .5, s);
  shadow = vec2(.65 * step(ball.y, R), 2. / (1. + 9. * max(0., R - ball.y - B)));
  glow = tint(2, s) * (1. - thin);
  wall = tint(0, s) * clear;
  inlay = mix(wall, tint(1, s) * clear, 1. - .7 * clamp(s / now.w, 0., 1.));
  if (pattern == 5 || pattern == 6) inlay = mix(inlay, glow, .45);
  if (pattern == 7) wall = inlay = glow;
  if (pattern == 8) wall = vec3(1., .6, .05) * (1. - thin), inlay = vec3(1., .97, .8) * (1. - thin);
  float lamps = pow(max(0., cos(th - 2.2)), 16.) + pow(max(0., cos(th + 2.2)), 16.);
  vec3 light = tint(3, s) * (thin + lamps * .25 * (1. - thin));
  wall += light;
  inlay += light;
  gl_Position = lens * vec4(place(p.x, R, s), 1.);
}`

export const PLAIN_TUBE_FRAGMENT = `${FRAME}
in vec4 at;
in vec3 wall, inlay, glow;
flat in vec4 across, along, sum;
flat in vec2 shadow;
out vec4 o;
void main() {
  float x = abs(fract(at.x * across.x + at.y * across.y) - .5);
  float y = abs(fract(at.x * along.x + at.y * along.y + x * along.z + x * x * (12. - 16. * x) * along.w) - .5);
  float sharp = 1. / (.04 + .004 * max(0., at.w));
  vec3 c = mix(wall, inlay, clamp((x * sum.x + y * sum.y + x * y * sum.z + sum.w) * sharp + .5, 0., 1.));
  float rib = abs(fract(at.y / 16. + .5) - .5) * 16.;
  float seam = abs(fract(at.x * 4. + .5) - .5) * T * R / 4.;
  vec2 under = vec2((fract(at.z) - .5) * T * R, at.w);
  float near = dot(under, under), shade = 1. / (1. + shadow.y * near);
  c *= 1. - shadow.x * shade * shade;
  float close = max(0., 1. - rib * .5), side = max(0., 1. - seam * 4.);
  c += glow * (close * close * .26 + side * side * .1 + .15 / (1. + near * .4));
  float line = max(clamp((.16 - rib) * sharp, 0., 1.), .6 * clamp((.05 - seam) * sharp, 0., 1.));
  o = vec4(mix(c, glow, line), 1.);
}`

/** The shaders of gems and of balls alone. */
export const BODY_FRAGMENTS = [0, 1].map((kind) => BODY_FRAGMENT.replaceAll('kind.x', `${kind}.`))
