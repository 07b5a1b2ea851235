/** Gathers the parts of the view that load after the first picture: see view/late.ts. */
import { createCamera } from './view/camera.ts'
import { paintFace } from './view/face.ts'
import { paintHeadline } from './view/headline.ts'
import { coachWords } from './words/coach.ts'
import { lessonWords } from './words/lessons.ts'

export const late = {
  createCamera,
  paintFace,
  paintHeadline,
  coachWords,

  lessonWords,
}
export type Late = typeof late
