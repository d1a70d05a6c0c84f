import { boards } from '../../content/community-boards.ts'
import { emergencyNumber } from '../../content/help-lines.ts'
import { forum, site } from '../../content/site.ts'
import { CrisisLines } from './crisis-lines.tsx'
import { EntryList } from './entry-list.tsx'
import { IndexHead } from './index-head.tsx'

/** The page that leads to the forum, which is a site of its own. */
export const CommunityView = () => (
  <div className="index">
    <IndexHead
      title="Community"
      lead="Other people in the same week, month or muddle. The boards below are on a forum of their own, and opening one takes you there."
      art="tool-community"
    />
    <section aria-labelledby="boards">
      <h2 id="boards" className="text-heading">
        The boards
      </h2>
      <EntryList entries={boards.map(({ label, href, line }) => ({ title: label, path: href, line }))} />
    </section>
    <section aria-labelledby="leaving">
      <h2 id="leaving" className="text-heading">
        Before you leave {site.name}
      </h2>
      <div className="prose">
        <p>
          The forum at {new URL(forum).host} has its own accounts, rules, moderators and privacy policy. Your account
          here does not sign you in there, and nothing that you have saved or told us here goes with you. What people
          write on a board is theirs: nobody of ours has checked it, and it is no medical advice.
        </p>
        <p>
          Write as you would in a waiting room. Leave out full names, dates of birth and pictures of other people’s
          children, and remember that a post can be found years later.
        </p>
        <div className="callout callout-call" role="note" aria-label="When it cannot wait for answers">
          <p className="callout-title">When it cannot wait for answers</p>
          <p>
            Call your care team, or {emergencyNumber} in the United States, before you post. For a crisis of the mind
            somebody answers at every hour:
          </p>
          <CrisisLines />
        </div>
      </div>
    </section>
  </div>
)
