/** Gathers the parts of the view that load after the first picture: see view/late.ts. */
import { paintBursts } from './view/bursts.ts'
import { paintCall } from './view/call.ts'
import { createCamera } from './view/camera.ts'
import { paintCourses } from './view/courses.ts'
import { paintFace } from './view/face.ts'
import { shortened } from './view/shortened.ts'
import { paintHeadline } from './view/headline.ts'
import { createPeaks } from './view/peaks.ts'
import { drawPortrait } from './view/portrait.ts'
import { coachWords } from './words/coach.ts'
import { foulWords } from './words/fouls.ts'

export const late = {
  createCamera,
  createPeaks,
  drawPortrait,
  paintBursts,
  paintCall,
  paintCourses,
  paintFace,
  paintHeadline,
  coachWords,
  foulWords,
  shortened,
}
export type Late = typeof late
