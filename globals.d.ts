/// <reference path="./shared/tooling/globals.d.ts" />
