/** The columns of a stored message, under the names of `KeptMessage`. */
export const COLUMNS = `ref, subject, email, note, site_name, marks, created, state, attempts, due,
  first_try as "firstTry", sent, error, dismissed`
