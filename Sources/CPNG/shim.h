#include <stdio.h>
#include <setjmp.h>
#include <png.h>
