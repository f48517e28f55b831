import os from 'node:os';
import { getUserName } from './userName';

test('a user of the system has a name, and one that only a container knows a number', () => {
  expect(getUserName()).toBe(os.userInfo().username);
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(getUserName()).toMatch(/^user \d+$/);
});
