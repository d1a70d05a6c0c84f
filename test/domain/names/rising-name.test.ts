import t from 'tap'
import { sparkPath } from '../../../domain/names/rising-name.ts'

t.equal(sparkPath([0, 5, 10]), 'M0.0 28.0L50.0 15.0L100.0 2.0')
t.equal(sparkPath([0, 0]), 'M0.0 28.0L100.0 28.0', 'a name that nobody bears is a flat line')
t.equal(sparkPath([]), '')
