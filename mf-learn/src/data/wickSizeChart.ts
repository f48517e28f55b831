export const wickChartRule = 'Between two rows, take the nearer one.';

/** By container diameter; wood is the width of a single blade. */
export const wickSizeChart: { inches: number; cotton: string; htp: string; wood: string; eco: string }[] = [
  { inches: 1.5, cotton: 'CD 3', htp: 'HTP 41', wood: '0.25 in', eco: 'ECO 1' },
  { inches: 2, cotton: 'CD 4', htp: 'HTP 52', wood: '0.375 in', eco: 'ECO 2' },
  { inches: 2.5, cotton: 'CD 8', htp: 'HTP 73', wood: '0.375 in', eco: 'ECO 2' },
  { inches: 3, cotton: 'CD 8-10', htp: 'HTP 83', wood: '0.5 in', eco: 'ECO 4' },
  { inches: 3.5, cotton: 'CD 12', htp: 'HTP 93', wood: '0.5 in', eco: 'ECO 4' },
  { inches: 4, cotton: 'CD 14', htp: 'HTP 104', wood: '0.625 in', eco: 'ECO 6' },
  { inches: 4.5, cotton: 'CD 16', htp: 'HTP 105', wood: '0.75 in', eco: 'ECO 8' },
  { inches: 5, cotton: 'CD 18', htp: 'HTP 126', wood: '0.75 in', eco: 'ECO 8' },
];
