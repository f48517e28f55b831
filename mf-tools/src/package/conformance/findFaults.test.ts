import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateFragrance } from '../../formulas/calculateFragrance';
import { calculateSupplies } from '../../formulas/calculateSupplies';
import { calculateWax } from '../../formulas/calculateWax';
import type { FragranceInputs, SuppliesInputs, WaxInputs } from '../../formulas/figures';
import { vectors } from '../../formulas/vectors/vectors';
import { wickGuideRow } from '../../formulas/wickSizes';
import { calculatorNames, modulePort, urlPort } from './askPort';
import { findFaults } from './findFaults';

/** Our own formulas as a port of them would look. */
const port = {
  wax: (inputs: WaxInputs) => calculateWax(inputs),
  fragrance: (inputs: FragranceInputs) => calculateFragrance(inputs),
  supplies: (inputs: SuppliesInputs) => {
    const { byWeight, estimate } = calculateSupplies(inputs);
    return { ...estimate, waxGrams: byWeight.waxGrams, fragranceGrams: byWeight.fragranceGrams };
  },
  wickGuide: ({ diameterCm }: { diameterCm: number }) => {
    const row = wickGuideRow(diameterCm);
    return { eco: row?.eco ?? null, cd: row?.cd ?? null };
  },
};
const all = calculatorNames.reduce((sum, name) => sum + vectors[name].length, 0);

test('every vector is asked of a module, and a right one agrees', async () => {
  expect(await findFaults(modulePort(port), calculatorNames)).toEqual({ asked: all, faults: [] });
});

test('a figure that is wrong or missing is named with what it should be', async () => {
  const wrong = { ...port, wax: () => ({ waxGrams: 1628.6, fragranceGrams: 0.4, totalGrams: 1791.5 }) };
  const { faults } = await findFaults(modulePort(wrong), ['wax']);
  expect(faults.slice(0, 2)).toEqual([
    'wax, worked example: fragrance is a share of the wax: fragranceGrams is 0.4, not 162.9',
    'wax, worked example: fragrance is a share of the wax: wickSize is missing, not "ECO 4"',
  ]);
});

test('a calculator that the module lacks is said for each vector', async () => {
  const { asked, faults } = await findFaults(modulePort({}), ['wickGuide']);
  expect(faults).toHaveLength(asked);
  expect(faults[0]).toBe('wickGuide, 1 cm: the module exports no function wickGuide');
});

describe('a port behind an address', () => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { inputs } = JSON.parse(Buffer.concat(chunks).toString());
    if (request.url === '/broken') response.statusCode = 500;
    response.end(JSON.stringify(port.wickGuide(inputs)));
  });
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('is asked by POST', async () => {
    const { asked, faults } = await findFaults(urlPort(`${address}/figures`), ['wickGuide']);
    expect(faults).toEqual([]);
    expect(asked).toBe(vectors.wickGuide.length);
  });

  test('is told when it fails', async () => {
    const { faults } = await findFaults(urlPort(`${address}/broken`), ['wickGuide']);
    expect(faults[0]).toBe('wickGuide, 1 cm: it answers 500');
  });
});
