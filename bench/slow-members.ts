// A member API that takes its time: every session is Ada's, after DELAY_MS milliseconds.
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const child = { gender: 2, middle_name: null, due_date: null }
const member = {
  id: 'ada',
  id_string: 'ada',
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.test',
  avatar_url: '/avatars/ada',
  is_ttc: false,
  had_profile: true,
  is_created_on_tk: false,
  parent_role: null,
  version: 7,
  pregnancy: { id: 'p1', code_name: 'Peanut', due_date: 1_798_675_200, multiples: 'false' },
  born_children: [
    {
      ...child,
      id: 'c1',
      id_string: 'c1',
      first_name: 'Ben',
      birth_date: '/Date(1748736000000)/',
      age_string: '1 year, 5 months',
    },
    {
      ...child,
      id: 'c2',
      id_string: 'c2',
      first_name: 'Cleo',
      birth_date: '/Date(1675209600000)/',
      age_string: '3 years, 9 months',
    },
  ],
}

createServer(async (_request, response) => {
  await wait(Number(process.env.DELAY_MS ?? 0))
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ member }))
}).listen(Number(process.env.PORT), 'localhost')
