/// Calls a function; there is no pool, since objects are released as soon as nothing uses them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
