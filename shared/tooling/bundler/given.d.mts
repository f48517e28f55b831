export const platformVersion: string;
export const sharedVersions: Record<string, string>;
export function platformNames(): string[];
