// Pictures, their errors and the formats they are written in are part of this module's interface.
@_exported import Codecs
@_exported import Drawing
@_exported import Vector
