import { Fragment, type ReactNode } from 'react'
import type { Piece } from '../../content/schema.ts'
import { consentReasons, countryNames } from '../../content/sends/consent-reasons.ts'
import { cookies } from '../../content/sends/cookies.ts'
import { storedKeys } from '../../content/sends/device-storage.ts'
import { eventReasons, eventsLast, propertyWords } from '../../content/sends/events.ts'
import { logFields } from '../../content/sends/log-fields.ts'
import { ampRuntime, receiversOf } from '../../content/sends/receivers.ts'
import { requests } from '../../content/sends/requests.ts'
import { outsideProviders } from '../../content/site.ts'
import { allowed, type CountryGroup } from '../../domain/consents.ts'
import { type EventName, events } from '../../domain/events.ts'
import { type Purpose, purposes } from '../../domain/purposes.ts'
import { usePage } from '../page.tsx'
import { Prose } from '../ui/prose.tsx'
import { PlainHead } from './plain-page.tsx'

/** What the site sends and stores, from the tables that it runs by. */
export const WhatThisSiteSendsView = ({ piece }: { piece: Piece<'page'> }) => (
  <article className="reading">
    <PlainHead {...piece} />
    <div className="reading-body">
      <Prose sections={piece.sections} />
      <div className="prose">
        <Choices />
        <Others />
        <Part id="cookies" title="Cookies">
          <p>A browser may end one sooner than said here.</p>
          <Table
            head={['Name', 'What for', 'How long']}
            rows={cookies.map(({ name, why, lasts, forMembers }) => [
              <Code key={name}>{name}</Code>,
              forMembers ? `${why} Members only.` : why,
              lasts,
            ])}
          />
        </Part>
        <Part id="device" title="Kept on your device">
          <p>What pages store in your browser beside cookies. It stays there until you send it yourself.</p>
          <Table
            head={['Key', 'What', 'How long']}
            rows={storedKeys.map(({ key, why, lasts }) => [<Code key={key}>{key}</Code>, why, lasts])}
          />
        </Part>
        <Part id="requests" title="What pages ask for">
          <p>
            Beside the page that you open, all of this site itself. A browser that is not told to save data may ask for
            the page of a link shortly before you press it, and a list that you filter is asked for while you stay on
            its page; the first counts only once it is shown.
          </p>
          <Table
            head={['Address', 'What for']}
            rows={requests.map(({ address, why }) => [<Code key={address}>{address}</Code>, why])}
          />
        </Part>
        <Counts />
        <Part id="log" title="What the server notes">
          <p>
            Each answer leaves a line in the log of this site, and each count one more, kept {eventsLast}. Internet
            addresses, names and what was typed are in none of them.
          </p>
          <Table
            head={['Field', 'What']}
            rows={logFields.map(({ names, why }) => [
              names.map((name, i) => (
                <Fragment key={name}>
                  {i > 0 && ', '}
                  <Code>{name}</Code>
                </Fragment>
              )),
              why,
            ])}
          />
        </Part>
      </div>
    </div>
  </article>
)

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-heading">
      {title}
    </h2>
    {children}
  </section>
)

/** A name out of the code, which breaks between its words only. */
const Code = ({ children }: { children: string }) => (
  <code>
    {children.split(/(?<=[-_./])(?=\w)|(?<=[a-z])(?=[A-Z])/).map((word, i) => (
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </code>
)

const Table = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) => (
  <table className="prose-table">
    <thead>
      <tr>
        {head.map(text => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, i) => (
            <td key={head[i]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What can be turned on and off, and what holds before anybody has. */
function Choices() {
  const { country } = usePage()
  const groups: readonly CountryGroup[] = country === 'US' ? ['US', 'other'] : ['other', 'US']
  const standing = (purpose: Purpose, group: CountryGroup) => (allowed(purpose.id, null, false, group) ? 'On' : 'Off')
  return (
    <Part id="choices" title="What you decide">
      <p>
        The button “Your privacy choices” <a href="#footer-help">at the foot of every page</a> turns each of these on or
        off, without an account too; members find the same in their settings. A no counts from every device on which you
        sign in, a yes for an account only while you are signed in, and the newest holds. A browser that sends Global
        Privacy Control says no to all of it, whatever was chosen.
      </p>
      {groups.map(group => (
        <Table
          key={group}
          head={[countryNames[group], 'Before you choose', 'Why']}
          rows={purposes.map(purpose => [purpose.name, standing(purpose, group), consentReasons[group][purpose.id]])}
        />
      ))}
    </Part>
  )
}

/** The other companies that the site is set up to let in. */
function Others() {
  const receivers = receiversOf(usePage().build.providers ?? outsideProviders)
  const nameOf = (id: string) => purposes.find(purpose => purpose.id === id)?.name
  return (
    <Part id="others" title="Other companies">
      {receivers.length === 0 && <p>None: this site is not set up to tell anybody else anything.</p>}
      {receivers.length > 0 && (
        <Table
          head={['Who', 'What they would get', 'Only after a yes to']}
          rows={receivers.map(({ name, origins, gets, needs }) => [
            <span key={name}>
              {name}{' '}
              {origins.map(origin => (
                <Code key={origin}>{origin}</Code>
              ))}
            </span>,
            gets,
            needs.map(nameOf).join(', '),
          ])}
        />
      )}
      <p>
        {ampRuntime.why} Its origin is <code>{ampRuntime.origin}</code>.
      </p>
    </Part>
  )
}

/** Every event with its properties. */
const Counts = () => (
  <Part id="counts" title="What is counted">
    <p>
      The speed of pages is turned off by “{purposes[1].name}
      ”, all others by “{purposes[0].name}”.
    </p>
    <Table
      head={['Event', 'Why', 'What it holds']}
      rows={(Object.keys(events) as EventName[]).map(name => [
        <Code key={name}>{name}</Code>,
        eventReasons[name],
        Object.keys(events[name].properties)
          // as: the tables have a word for each property, or do not compile
          .map(property => propertyWords[property as keyof typeof propertyWords])
          .join('; ') || 'nothing',
      ])}
    />
  </Part>
)
