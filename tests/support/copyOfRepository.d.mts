export function copyRepository(): Promise<{ folder: string; remove: () => Promise<void> }>;
