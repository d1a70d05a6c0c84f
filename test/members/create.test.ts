// npm run members:create
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import t from 'tap'
import { password, testMembers } from '../support/members.ts'
import { root } from '../support/process.ts'
import { sized } from '../support/sized.ts'
import { freshPlace } from '../support/stores.ts'

t.test('makes a member of the sister product who can log in', async t => {
  const place = await freshPlace(t, 'sqlite')
  const create = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['members/create.ts', ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: place.dataDir },
    })
  const account = ['--email', 'emma@example.com', '--password', password]
  const { stdout, stderr } = await create(
    ...account,
    '--tk',
    '--parent-role',
    '3',
    '--had-profile',
    '--first-name',
    'Emma',
  )
  t.equal(stderr, '')
  t.match(JSON.parse(stdout), { email: 'emma@example.com', id_string: /^[\w-]{22}$/, username: /^member-/ })
  await create('--email', 'eve@example.com', '--password', password)

  const wrong: [args: string[], words: RegExp][] = [
    [account, /^There is a member with emma@example\.com already\.$/m],
    [[], /^Usage: /],
    [['--email', 'nowhere', '--password', password], /name@example\.com/],
    [['--email', 'a@b.co', '--password', 'short'], /at least 8/],
    [['--email', 'a@b.co', '--password', password, '--parent-role', 'mother'], /--parent-role is a number/],
    [['--email', 'a@b.co', '--password', password, '--admin'], /--admin/],
  ]
  for (const [args, words] of sized(wrong.slice(0, 2), wrong)) {
    const refused = await create(...args).catch(error => error)
    t.equal(refused.code, 1, args.join(' '))
    t.match(refused.stderr, words)
    t.notMatch(refused.stderr, /^ +at /m)
  }

  const members = await testMembers(t, place)
  const logIn = async (email: string) => (await members.ask('POST', '/sessions', { body: { email, password } })).json()
  t.match(await logIn('emma@example.com'), {
    member: { is_created_on_tk: true, parent_role: 3, had_profile: true, first_name: 'Emma' },
  })
  t.match(await logIn('eve@example.com'), {
    member: { is_created_on_tk: false, parent_role: null, had_profile: false },
  })
  const confirmed = await members.store.db.selectFrom('members').select('email_confirmed_at').execute()
  t.ok(
    confirmed.every(row => row.email_confirmed_at !== null),
    'who makes a member answers for the address',
  )
})
