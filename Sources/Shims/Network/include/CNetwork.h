#ifndef CNETWORK_H
#define CNETWORK_H

/// Makes every later connection of this process to another host fail, and the first one print a
/// message.
void layoutdsl_turn_network_off(void);

#endif
