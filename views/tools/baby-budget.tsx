import { useAtomValue } from 'jotai'
import { startTransition, useCallback, useDeferredValue } from 'react'
import { asBudgetLine, type Budget, type BudgetGroup, currencyFor, isCurrency } from '../../domain/tools/baby-budget.ts'
import { budgetTotal, groupTotal, hasAmounts } from '../../domain/tools/budget-year.ts'
import { currencies, formatMoney, type Minor } from '../../domain/tools/money.ts'
import { pageStateAtom } from '../../state/page-state.ts'
import { babyBudgetTool } from '../../state/tools/baby-budget.ts'
import { whenIdle } from '../../state/when-idle.ts'
import { BudgetLinePart } from './baby-budget-line.tsx'
import { sumInLines } from './baby-budget-sum.tsx'
import { DeferredPart, useDeferred } from './deferred.tsx'
import { Fold } from './fold.tsx'
import { MoneyField } from './money-field.tsx'
import { ToolFrame } from './tool-frame.tsx'
import type { ToolProps } from './tool-props.ts'
import { useTool } from './use-stored-tool.ts'

interface Props extends ToolProps {
  groups: readonly BudgetGroup[]
}

const loadYear = async () => (await import('./baby-budget-year.tsx')).BudgetYearDrawn
const loadSheet = async () => (await import('./baby-budget-sheet.tsx')).BudgetSheet
const loadOwn = async () => (await import('./baby-budget-own.tsx')).OwnBudgetLines
const loadList = async () => (await import('./baby-budget-list.tsx')).BudgetListGifts
const loadLeave = async () => (await import('./baby-budget-leave.tsx')).BudgetLeave

/** What the first year costs by one's own figures, month by month. */
export function BabyBudgetTool({ country, groups }: Props) {
  const { value: budget, change } = useTool(babyBudgetTool)
  const { signedIn } = useAtomValue(pageStateAtom)
  const currency = budget.currency || currencyFor(country)
  // The currency goes along with the first amount: what is stored has to tell its sum by itself.
  const edit = useCallback(
    (to: (budget: Budget) => Budget, words?: string) =>
      change(now => to(now.currency ? now : { ...now, currency }), words),
    [change, currency],
  )
  const total = budgetTotal(budget, currency)
  const isFilled = hasAmounts(budget, currency)
  // The first year comes with the press; its parts right after it, so that no key waits for bars and tables.
  const year = { budget: useDeferredValue(budget), currency }
  // The year's script is asked for once somebody is in a field. What does not come is asked for again when it is wanted.
  const prepare = () => whenIdle(() => void loadYear().catch(() => {}))
  const part = { budget, currency, edit }
  const sheet = useDeferred(loadSheet, isFilled)
  const said = (amount: Minor) => (amount > 0 ? formatMoney(amount, currency) : '')
  const own = { id: 'own', title: 'Lines of your own', lines: budget.own.map(asBudgetLine) }
  return (
    <ToolFrame
      tool={babyBudgetTool}
      lines={isFilled ? sumInLines(total, currency) : []}
      sheet={sheet.part && <sheet.part groups={[...groups, own]} budget={budget} currency={currency} />}
      beforePrint={sheet.load}
    >
      <label className="field budget-select">
        <span className="field-label">Currency</span>
        <select
          className="select"
          name="currency"
          value={currency}
          onChange={({ target }) =>
            change(now => ({ ...now, currency: isCurrency(target.value) ? target.value : now.currency }))
          }
        >
          {currencies.map(code => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <span className="field-tip">Amounts are not converted.</span>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its fields are what has the focus */}
      <div className="budget-parts" onFocus={prepare}>
        {groups.map((group, i) => (
          <Fold
            key={group.id}
            title={group.title}
            said={said(groupTotal(group, budget, currency))}
            isOpenAtFirst={i === 0}
          >
            {group.lines.map(line => (
              <BudgetLinePart key={line.id} line={line} entry={budget.lines[line.id]} currency={currency} edit={edit} />
            ))}
          </Fold>
        ))}
        <Fold title={own.title} said={said(groupTotal(own, budget, currency))}>
          <DeferredPart from={loadOwn} props={{ group: own, ...part }} />
        </Fold>
        <Fold title="Leave and the pay gap" said={said(total.gap)}>
          <DeferredPart from={loadLeave} props={part} />
        </Fold>
        <Fold title="Gifts" said={total.gifts > 0 ? `− ${said(total.gifts)}` : ''}>
          <MoneyField
            label="Gifts and hand-me-downs you expect"
            name="gifts"
            tip="What they would cost you."
            value={budget.gifts}
            currency={currency}
            onChange={gifts => startTransition(() => edit(now => ({ ...now, gifts })))}
          />
          {signedIn && (
            <DeferredPart
              from={loadList}
              props={{
                currency,
                onTake: gifts => edit(now => ({ ...now, gifts }), 'The gifts of your list were taken.'),
              }}
            />
          )}
        </Fold>
      </div>
      <section aria-label="Result" className="tool-result">
        <output>
          {isFilled ? (
            <>
              The first year, about <b>{formatMoney(total.total, currency)}</b>
            </>
          ) : (
            'Enter an amount to see the first year.'
          )}
        </output>
        {hasAmounts(year.budget, currency) && <DeferredPart from={loadYear} props={year} />}
      </section>
    </ToolFrame>
  )
}
