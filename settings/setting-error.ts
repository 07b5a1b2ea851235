/** An error that an operator can fix, such as an invalid setting; its message says how. */
export class SettingError extends Error {}
