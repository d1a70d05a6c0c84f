// What the page hands to the tracker: the weeks of all pregnancies, so that no request tells which one is asked for.
import type { Trimester } from '../content/trimester.ts'
import type { ToolProps } from './tool-props.ts'

export interface TrackedSize {
  /** 'About the length of a lemon'; where nothing can be measured, that. */
  title: string
  /** Length and weight, in the units of the visitor's country first, or why there are none. */
  figures: string
  /** Left out where nothing is drawn. */
  cm?: number
}

export interface TrackedWeek {
  /** The trimester, and from 37 weeks on the word for the term. */
  stage: string
  colour: Trimester['colour']
  /** Its guide's key points beside those of the size. */
  points: readonly string[]
  size: TrackedSize
}

/** When to call, in the words of the danger signs. */
export interface CallWords {
  /** The emergency number; '' where the visitor's country is not known to share it. */
  emergencyNumber: string
  emergency: string
  now: string
  pressure: Readonly<Record<'emergency' | 'now', string>>
  movement: string
}

export interface TrackerProps extends ToolProps {
  /** Weeks 1 to 42. */
  weeks: readonly TrackedWeek[]
  call: CallWords
}
