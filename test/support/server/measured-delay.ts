// Imported before the site: it measures how late its loop is, as it does for visitors. See test/support/no-pressure.ts.
process.env.LOOP_DELAY = 'measured'
