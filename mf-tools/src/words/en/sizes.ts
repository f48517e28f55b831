/** Words of wick sizes, as the tables of facts have them: other languages translate them. */
export const sizes = { Small: 'Small', Medium: 'Medium', Large: 'Large', 'X-Large': 'X-Large' };
