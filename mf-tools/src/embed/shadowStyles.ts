export const styles: string[] = [];

/** Also on a server, which knows no sheets. */
export function addStyles(text: string) {
  styles.push(text);
}
