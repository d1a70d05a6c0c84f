// What ids and secrets look like wherever one stands in an address or a form. Nothing that does not is asked about.

/** The id of a member, or of something of theirs: a list, a wish, a gift, a code. */
export const idForm = /^[\w-]{1,64}$/
/** A token of 256 bits in base64url. */
export const secretForm = /^[\w-]{43}$/
