import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaxCalculator } from '../../features/wax-calculator/WaxCalculator';
import { drawVessel } from './drawVessel';
import { VesselStage } from './VesselStage';

const jar = { diameter: '7.2', height: '7.6', gap: '1.3', units: 'metric', wax: 'soy' } as const;

test('a vessel is drawn to scale, whatever its size', () => {
  for (const [diameter, height] of [
    ['7.2', '7.6'],
    ['30', '5'],
    ['4', '40'],
  ] as const) {
    const drawn = drawVessel({ ...jar, diameter, height, gap: '0' });
    const ratio = drawn && (drawn.right - drawn.left) / (drawn.bottom - drawn.top);
    expect(ratio).toBeCloseTo(Number(diameter) / Number(height), 6);
  }
});

test('the wax stands as high as the gap leaves it', () => {
  const drawn = drawVessel(jar);
  const part = drawn && (drawn.bottom - drawn.fillTop) / (drawn.bottom - drawn.top);
  expect(part).toBeCloseTo((7.6 - 1.3) / 7.6, 6);
});

test('of many wicks so many are drawn that wax is seen between them', () => {
  expect(drawVessel(jar, 12)?.wickXs).toHaveLength(12);
  expect(drawVessel(jar, 200)?.wickXs).toHaveLength(12);
});

test.each(['', '0', 'abc', '1e308', '-2'])('a width of "%s" is not drawn', (diameter) => {
  expect(drawVessel({ ...jar, diameter })).toBeNull();
});

test('the vessel follows what is typed, before Calculate', async () => {
  render(<WaxCalculator stage={(drawing) => <VesselStage {...drawing} />} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Diameter (cm)'), '7.2');
  await userEvent.type(screen.getByLabelText('Height (cm)'), '7.6');
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Your vessel to scale: 7.2 cm wide and 7.6 cm high inside, filled to the rim, with soy wax.',
  );
  await userEvent.selectOptions(screen.getByLabelText('Wax type'), 'beeswax');
  expect(screen.getByRole('img')).toHaveAccessibleName(/with beeswax/);
});

test.each([
  ['-3', 'top'],
  ['20', 'bottom'],
] as const)('a gap of %s is drawn inside the vessel', (gap, end) => {
  const drawn = drawVessel({ ...jar, gap });
  expect(drawn?.fillTop).toBe(drawn?.[end]);
});
