import t from 'tap'
import { counted } from '../../domain/counted.ts'

t.equal(counted(0, 'week'), '0 weeks')
t.equal(counted(1, 'week'), '1 week')
t.equal(counted(2, 'week'), '2 weeks')
t.equal(counted(1, 'baby', 'babies'), '1 baby')
t.equal(counted(3, 'baby', 'babies'), '3 babies')
