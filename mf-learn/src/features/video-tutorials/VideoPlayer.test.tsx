import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPlayer } from './VideoPlayer';

function show(videoId: string | null) {
  render(
    <VideoPlayer
      title="Pouring"
      picture="video-pouring-techniques"
      minutes={12}
      videoId={videoId}
      sizes="100vw"
    />,
  );
}

test('nothing of the video host is on the page before the press', () => {
  show('abc123');
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.body.innerHTML).not.toMatch('youtube-nocookie');
});

test('a press loads the privacy-enhanced player with captions and gives it the focus', async () => {
  show('abc123');
  await userEvent.click(screen.getByRole('button', { name: /Play video/ }));
  const player = screen.getByTitle('Video: Pouring');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abc123\?.*cc_load_policy=1/),
  );
  expect(player).toHaveFocus();
});

test('without an id the player says that the video is coming', () => {
  show(null);
  expect(screen.getByText('The video is coming soon.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
