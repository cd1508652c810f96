#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
