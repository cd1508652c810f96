#ifndef CNETWORK_H
#define CNETWORK_H

/// Makes every later connection of this process to another host fail; the first failure prints a
/// message.
void layoutdsl_turn_network_off(void);

/// The number of transfers that Foundation's sessions have begun.
int layoutdsl_begun_transfers(void);
/// The number of transfers that Foundation's sessions have ended, successfully or not.
int layoutdsl_ended_transfers(void);

#endif
