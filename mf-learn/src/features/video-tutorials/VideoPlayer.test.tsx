import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoPlayer } from './VideoPlayer';

function show(videoId: string | null) {
  render(
    <VideoPlayer
      slug="pouring-techniques"
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

test('without an id our short film stands there; nothing of it is loaded before the press', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  show(null);
  const film = screen.getByLabelText<HTMLVideoElement>('Short film: Pouring');
  expect(film).toHaveAttribute('preload', 'none');
  expect(film).not.toHaveAttribute('poster');
  expect(film.querySelector('track[kind=captions]')).toHaveAttribute('src', expect.stringMatching(/\.vtt$/));
  expect([...film.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  expect(film.querySelector('track')).not.toHaveAttribute('default');
  expect(play).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: /Play the short film.*1-minute.*coming soon/ }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(film).toHaveFocus();
  expect(film).toHaveAttribute('controls');
});
