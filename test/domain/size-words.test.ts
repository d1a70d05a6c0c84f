import t from 'tap'
import { comparedWith } from '../../domain/size-words.ts'

t.equal(comparedWith({ by: 'length', object: 'dinner plate' }), 'About the length of a dinner plate')
t.equal(comparedWith({ by: 'weight', object: 'orange' }), 'About the weight of an orange')
