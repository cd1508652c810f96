#ifndef CSIGNALS_H
#define CSIGNALS_H

/// Makes later traces of signals that arrive in a function of a system library begin with the
/// function that called the library. Call it once, after Swift's runtime has started.
void layoutdsl_trace_callers_of_the_system(void);

#endif
