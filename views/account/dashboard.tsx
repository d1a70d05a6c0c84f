import { Suspense, use } from 'react'
import type { Card } from '../../content/schema.ts'
import type { Member } from '../../domain/member.ts'
import { CardList } from '../kit/card.tsx'
import { Text } from '../kit/typography.tsx'
import { SignOut } from './sign-out.tsx'

interface Props {
  member: Promise<Member | null>
  latest: readonly Card[]
}

/** A member's own front page. Only the greeting waits for the member. */
export const DashboardView = ({ member, latest }: Props) => (
  <div className="index">
    <header className="index-head">
      <Suspense fallback={<Text variant="title">Your almanac</Text>}>
        <Greeting member={member} />
      </Suspense>
    </header>
    <Text variant="heading">New in the almanac</Text>
    <CardList cards={latest} level={3} />
    <SignOut />
  </div>
)

function Greeting({ member }: { member: Promise<Member | null> }) {
  const who = use(member)
  return who ? <Text variant="title">{`Good to see you, ${who.first_name}`}</Text> : <Text variant="title">Your almanac</Text>
}
