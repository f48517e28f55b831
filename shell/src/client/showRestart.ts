export function showRestart(restart: () => void, hasPresses: boolean) {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className = 'restart-bar';
  bar.dataset.uncaptured = '';
  const text = document.createElement('p');
  text.textContent = 'This page’s buttons didn’t load.';
  if (hasPresses) text.append(' What you pressed isn’t done yet.');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', () => {
    bar.remove();
    restart();
  });
  bar.append(text, button);
  document.body.append(bar);
}
