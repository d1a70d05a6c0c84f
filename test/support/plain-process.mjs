// Before anything of tap: of each test's process it notes every module that is loaded, reads each once more and looks for
// its source map, and does the same to every process that a test starts – for coverage and `tap --changed`, which are not
// used here. That was a tenth of the time in which a process loads the site, and half a second of each one that a test
// starts. A pattern that excludes all leaves nothing to note; what a test starts is what visitors meet.
process.env._TAPJS_PROCESSINFO_EXCLUDE_ = '/^/'
delete process.env.NODE_OPTIONS
