// What a user agent becomes: words out of closed lists.
import t from 'tap'
import { deviceLabelOf, readDeviceLabel, unknownDevice } from '../../domain/device-label.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'
const labels: Record<string, string> = {
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome} Mobile Safari/537.36`]: 'Chrome on Android',
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/150.0.0.0`]: 'Edge on Windows',
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`]: 'Chrome on ChromeOS',
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/120.0`]: 'Opera on Mac',
  'Mozilla/5.0 (Linux; Android 16; SM-S938B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36':
    'Samsung Internet on Android',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15':
    'Safari on Mac',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1':
    'Chrome on iPhone',
  'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1':
    'Safari on iPad',
  'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0': 'Firefox on Linux',
  'LittleAlmanacApp/1.0 (iOS)': 'Our app on iPhone',
  'LittleAlmanacApp/1.0 (Android)': 'Our app on Android',
  'curl/8.14': unknownDevice,
  '': unknownDevice,
}

t.test('a browser and a system, as people call them', async t => {
  for (const [agent, label] of Object.entries(labels)) t.equal(deviceLabelOf(agent), label, agent)
  t.equal(deviceLabelOf(`${'x'.repeat(100_000)}Chrome/1`), unknownDevice, 'the end of a long one is not looked at')
})

t.test('only our own words are read back', async t => {
  for (const label of Object.values(labels)) t.equal(readDeviceLabel(label), label)
  for (const told of [
    undefined,
    null,
    7,
    ['Chrome on Mac'],
    '',
    'chrome on mac',
    'Chrome on Mac ',
    '<b>Chrome on Mac</b>',
    'Netscape on Mac',
  ])
    t.equal(readDeviceLabel(told), unknownDevice)
})
