import { faqPage } from './faqPage';

test('every question of a FAQ page has a name and an accepted answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ]);
});
