// Whoever loads the formulas of the ovulation calculator has it tell its last state to lists of tools.
import { localToday } from '../../domain/dates.ts'
import { cycleGlance } from '../../domain/tools/cycle-glance.ts'
import { tellGlances } from '../../state/tools/ovulation.ts'

tellGlances(entries => cycleGlance(entries, localToday()))
