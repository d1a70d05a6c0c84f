// Imported before the site: React as visitors get it. In development it writes an error's message into the page, for
// developers.
process.env.NODE_ENV = 'production'
