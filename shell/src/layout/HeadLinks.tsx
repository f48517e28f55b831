export function HeadLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* --color-paper of the tokens: a meta element cannot read a custom property. */}
      <meta name="theme-color" content="#fbf8f3" />
    </>
  );
}
