/// Calls a function; objects are released as soon as nothing uses them, without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
