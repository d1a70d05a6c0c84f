// A mark by which a browser is known that an owner of a list has used, also when nobody is signed in there.
import { marksForm } from '../../domain/registry/link.ts'
import { sha256 } from '../ids.ts'

/** 22 characters of base64url. It opens nothing: whoever has it sees less of the list, not more. */
export const ownerMark = (registryId: string): string => sha256(`registry owner ${registryId}`).slice(0, 22)

/** The marks in a request's header. */
export const marksIn = (given: unknown): readonly string[] =>
  typeof given === 'string' && marksForm.test(given) ? given.split('.') : []
