// npm run members:create -- --email … --password … [--first-name …] [--tk] [--parent-role 3] [--had-profile]
// Creates a member from the command line; the only way to create one that comes from the sister product.
import { parseArgs } from 'node:util'
import { checkPassword, readEmail, readFirstName } from './account-fields.ts'
import { createMember } from './accounts.ts'
import { runCommand, UsageError } from './command.ts'
import { loadMembersConfig } from './config.ts'
import { createPasswords } from './passwords.ts'
import { openStore } from './store/open-store.ts'
import { transaction } from './store/transaction.ts'

const usage =
  'Usage: npm run members:create -- --email name@example.com --password … [--first-name …] [--tk] [--parent-role 3] [--had-profile]'

function readArguments() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      'first-name': { type: 'string', default: '' },
      tk: { type: 'boolean', default: false },
      'parent-role': { type: 'string' },
      'had-profile': { type: 'boolean', default: false },
    },
  })
  const role = values['parent-role']
  if (values.email === undefined || values.password === undefined) throw new UsageError(usage)
  if (role !== undefined && !/^\d{1,3}$/.test(role)) throw new UsageError('--parent-role is a number, such as 3.')
  checkPassword(values.password)
  return {
    password: values.password,
    email: readEmail(values.email),
    firstName: readFirstName(values['first-name']),
    isCreatedOnTk: values.tk,
    parentRole: role === undefined ? null : Number(role),
    hadProfile: values['had-profile'],
  }
}

async function create() {
  const { password, ...account } = readArguments()
  const store = await openStore(loadMembersConfig(process.env))
  try {
    const passwordHash = await createPasswords().hash(password)
    const member = await transaction(store, db =>
      createMember(db, store.keys, { ...account, passwordHash, isConfirmed: true }, Date.now()),
    )
    if (!member) throw new UsageError(`There is a member with ${account.email} already.`)
    process.stdout.write(
      `${JSON.stringify({ id_string: member.id, username: member.username, email: member.email })}\n`,
    )
  } finally {
    await store.close()
  }
}

await runCommand(create)
