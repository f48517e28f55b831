type HowToStepFacts = { name: string; text: string; image: string };

/** HowTo of a tutorial: the steps in the order shown, each with its picture (rule search.how-to). */
export function howTo(entry: {
  name: string;
  description: string;
  image: string;
  /** Absolute address of the page that shows the steps. */
  url: string;
  steps: HowToStepFacts[];
}) {
  return {
    '@type': 'HowTo',
    name: entry.name,
    description: entry.description,
    image: entry.image,
    url: entry.url,
    step: entry.steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text,
      image: step.image,
      url: `${entry.url}#step-${index + 1}`,
    })),
  };
}
