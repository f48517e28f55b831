export function showRestart(restart: () => void, hasPresses: boolean) {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.className = 'restart-bar';
  bar.dataset.uncaptured = '';
  const undone = hasPresses ? ' What you pressed isn’t done yet.' : '';
  bar.innerHTML = `<p>This page’s buttons didn’t load.${undone}</p><button type="button">Try again</button>`;
  bar.querySelector('button')?.addEventListener('click', () => {
    bar.remove();
    restart();
  });
  document.body.append(bar);
}
