import { type Bag, type BagGroup, bagCountInWords, isTakenOff, linesIn } from '../../domain/tools/hospital-bag.ts'

/** The list on paper, in two columns, with squares to tick. What was taken off is left out. */
export const BagSheet = ({ groups, bag }: { groups: readonly BagGroup[]; bag: Bag }) => (
  <>
    <h1>Hospital bag</h1>
    <p>{bagCountInWords(bag)}. Pack by week 35 or 36, from about week 30 with twins or more.</p>
    <div className="bag-paper">
      {groups.map(group => (
        <section key={group.id}>
          <h2>{group.title}</h2>
          <ul className={group.staysHome ? 'bag-paper-home' : undefined}>
            {linesIn(group, bag)
              .filter(({ id }) => !isTakenOff(bag.marks[id]))
              .map(line => (
                <li key={line.id} data-packed={bag.marks[line.id] === 'packed' || undefined}>
                  {line.text}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
    <p>Last of all: phone, glasses, medicines, keys, and the car seat in the car.</p>
  </>
)
