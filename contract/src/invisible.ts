/** Format characters, blanks other than the plain one, and letters that draw nothing. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

/** Whether a text has an invisible character: zero width, change of direction, soft hyphen, no-break space. */
export const hasInvisible = (value: string): boolean => invisible.test(value);
