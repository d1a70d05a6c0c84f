// What is sent to the member API.
import { Type } from 'typebox'
import { emailPreferences } from '../domain/email-preferences.ts'
import { bodyOf, recordOf } from './fields.ts'
import { childFields, memberFields, pregnancyFields } from './member.ts'
import { strict } from './schemas.ts'

const preferences = emailPreferences.map(({ name }) => name)

/** A change of the member. */
export const MemberBody = Type.Object(
  {
    member: Type.Object(
      {
        ...bodyOf(memberFields).properties,
        email_preferences: Type.Optional(
          Type.Object(
            recordOf(preferences, () => Type.Optional(Type.Boolean())),
            strict,
          ),
        ),
      },
      strict,
    ),
  },
  strict,
)
export const ChildBody = Type.Object({ child: bodyOf(childFields) }, strict)
export const PregnancyBody = Type.Object({ pregnancy: bodyOf(pregnancyFields) }, strict)
